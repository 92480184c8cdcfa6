import assert from 'node:assert/strict';
import test from 'node:test';

import { distance, overlap } from '../../draw/geometry';
import { labelBox } from './labels';
import { clashes, covered, layoutOf } from './layout';
import { placeRadius } from './lines';
import { crowded, edition, utrecht } from './testing';

const boards = { amsterdam: edition, utrecht };

for (const [name, board] of Object.entries(boards)) {
  const layout = layoutOf(board);
  const slots = layout.tracks.flatMap((line) => line.slots);

  test(`${name}: no two spaces overlap`, () => {
    assert.equal(clashes(layout.tracks), 0);
  });

  test(`${name}: every track has its spaces, from its first place to its second`, () => {
    board.edition.tracks.forEach((track, i) => {
      const line = layout.tracks[i]!;
      const at = (place: string) =>
        layout.places[board.edition.places.findIndex((p) => p.place === place)]!;
      assert.equal(line.slots.length, track.length);
      assert.deepEqual(line.way[0], at(track.from));
      assert.deepEqual(line.way.at(-1), at(track.to));
    });
  });

  test(`${name}: spaces keep clear of houses`, () => {
    for (const slot of slots) {
      for (const place of layout.places) assert.ok(distance(slot, place) > placeRadius + 11);
    }
  });

  test(`${name}: names stand inside the frame, apart from each other`, () => {
    const boxes = layout.labels.map(labelBox);
    boxes.forEach((box, i) => {
      assert.ok(
        box.x - box.w / 2 >= 0 && box.x + box.w / 2 <= layout.w,
        layout.labels[i]!.lines.join(),
      );
      assert.ok(
        box.y - box.h / 2 >= 0 && box.y + box.h / 2 <= layout.h,
        layout.labels[i]!.lines.join(),
      );
      boxes.slice(0, i).forEach((other) => assert.ok(overlap(box, other) <= 0));
    });
  });

  test(`${name}: names hardly touch spaces`, () => {
    assert.ok(
      covered(layout.labels, layout.tracks) < 20,
      String(covered(layout.labels, layout.tracks)),
    );
  });

  test(`${name}: names are whole`, () => {
    layout.labels.forEach((label, i) => {
      const read = label.lines.join('').replace(/[- ]/g, '');
      assert.equal(read, board.edition.places[i]!.place.replace(/[- ]/g, ''));
    });
  });
}

test('a wheel stands at each track that brings goods and at no other', () => {
  const layout = layoutOf(edition);
  edition.edition.tracks.forEach((track, i) => {
    assert.equal(layout.tracks[i]!.wheel !== null, track.symbol === 'cart');
  });
});

test('the tracks of a double run beside each other', () => {
  const { tracks } = layoutOf(edition);
  const [one, other] = [tracks[1]!, tracks[2]!];
  one.slots.forEach((slot, i) => assert.ok(distance(slot, other.slots[i]!) < 30));
});

test('a board with as much on it as there may be draws itself, too', () => {
  const layout = layoutOf(crowded());
  assert.equal(clashes(layout.tracks), 0);
  assert.ok(layout.ground.land.length > 0);
});

test('the same edition is laid out once', () => {
  assert.equal(layoutOf(edition), layoutOf(edition));
});
