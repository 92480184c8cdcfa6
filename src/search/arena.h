// The memory of a search tree: nodes and their edges in two arrays of fixed size, and a table that
// finds a node by its key. All of it is allocated when the arena is made.
//
//   node   an information set: the seat that decides there, and what it and the searcher know
//   edge   an action of that seat there, with its visits and the sum of the seat's values
//
// Edges of a node form a list, most promising first; later ones are added at its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "search/share.h"

namespace pakhuis::search {

using Index = std::int32_t;
inline constexpr Index kNone = -1;

template <class Action>
struct Edge {
    Action action;
    std::int64_t sum = 0;  // of the values of the seat that decides
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // visits of the node at which it could be chosen
    Share prior = 0;
    std::uint32_t place = 0;  // in the list of legal actions it was first found in: a hint
    Index next = kNone;
};

struct Node {
    std::uint64_t key = 0;
    std::int64_t sum = 0;
    std::uint32_t visits = 0;
    Index first = kNone;
    Index last = kNone;
    std::uint32_t edges = 0;
    Seat seat = 0;
};

template <class Action>
class Arena {
  public:
    Arena(std::size_t nodes, std::size_t edges) : nodes_(nodes), edges_(edges), table_(2) {
        while (table_.size() < 2 * nodes) table_.resize(2 * table_.size());
        clear();
    }

    void clear() {
        node_count_ = edge_count_ = 0;
        for (Index& slot : table_) slot = kNone;
    }
    // kNone if there is none.
    Index find(std::uint64_t key) const { return table_[slot_of(key)]; }
    // Adds a node, or returns kNone if there is no room.
    Index add_node(std::uint64_t key, Seat seat) {
        if (node_count_ == nodes_.size()) return kNone;
        const auto index = static_cast<Index>(node_count_++);
        Node& added = node(index);
        added = Node{};
        added.key = key;
        added.seat = seat;
        table_[slot_of(key)] = index;
        return index;
    }
    // Adds an edge at the end of a node's list; false if there is no room.
    bool add_edge(Index to, const Action& action, Share prior, std::size_t place) {
        if (edge_count_ == edges_.size()) return false;
        const auto index = static_cast<Index>(edge_count_++);
        Edge<Action>& added = edge(index);
        added = Edge<Action>{};
        added.action = action;
        added.prior = prior;
        added.place = static_cast<std::uint32_t>(place);
        Node& its = node(to);
        if (its.last == kNone) {
            its.first = index;
        } else {
            edge(its.last).next = index;
        }
        its.last = index;
        ++its.edges;
        return true;
    }

    Node& node(Index i) { return nodes_[static_cast<std::size_t>(i)]; }
    Edge<Action>& edge(Index i) { return edges_[static_cast<std::size_t>(i)]; }
    const Node& node(Index i) const { return nodes_[static_cast<std::size_t>(i)]; }
    const Edge<Action>& edge(Index i) const { return edges_[static_cast<std::size_t>(i)]; }
    bool full() const { return node_count_ == nodes_.size(); }
    std::size_t nodes() const { return node_count_; }
    std::size_t edges() const { return edge_count_; }

  private:
    // The slot that holds the key, or the empty one where it belongs. Half of them stay empty.
    std::size_t slot_of(std::uint64_t key) const {
        std::size_t slot = key & (table_.size() - 1);
        while (table_[slot] != kNone && node(table_[slot]).key != key) {
            slot = (slot + 1) & (table_.size() - 1);
        }
        return slot;
    }

    std::vector<Node> nodes_;
    std::vector<Edge<Action>> edges_;
    std::vector<Index> table_;
    std::size_t node_count_ = 0;
    std::size_t edge_count_ = 0;
};

}  // namespace pakhuis::search
