// Words of amsterdam's table in English: what is asked after a click, short labels, the legend, the
// edition. The other languages have the same keys.
export const texts = {
  // The strip and the panel at the side.
  'amsterdam.phase-name.setup': 'Setup',
  'amsterdam.phase-name.I': 'Cards',
  'amsterdam.phase-name.II': 'Dice',
  'amsterdam.phase-name.III': 'Actions',
  'amsterdam.phase-name.IV': 'End of round',
  'amsterdam.phase-name.over': 'The end',
  'amsterdam.round-of': 'Round {number} of {count}',
  'amsterdam.round-now.bonus': 'delivery bonus +{count}',
  'amsterdam.round-now.turned': 'dice from {face} on: 1',
  'amsterdam.side.bonus': 'Fast-delivery bonus',
  'amsterdam.side.none': 'none',
  'amsterdam.side.from': 'From round {number}',
  'amsterdam.side.turned': 'Dice turned to 1',

  // Players’ cards.
  'amsterdam.public.cards': '{active} active and {below} inactive cards. Click to see this player’s board',
  'amsterdam.public.resource': '{count} {colour} in supply',
  'amsterdam.public.rondel': 'Resources on the rondel, from the arrow on: {list}',

  // One’s own board and cards.
  'amsterdam.rondel.turns': 'turns one notch each round',
  'amsterdam.rondel.next': 'at the arrow: {list}',
  'amsterdam.purse.florins': '{count: florin|florins}',
  'amsterdam.purse.crests': '{count: crest|crests}, group {group}',
  'amsterdam.purse.penalties': '{count: penalty|penalties}',
  'amsterdam.below.pay': 'pay all symbols to activate',
  'amsterdam.card-now.used': '✓ used this turn',
  'amsterdam.card-now.use': '▸ use now',
  'amsterdam.card-now.activate': '▸ activate',
  'amsterdam.offer.aside': 'See the board',
  'amsterdam.offer.show': 'See the cards',

  // What is asked.
  'amsterdam.ask.actions.deliver': 'Deliver your {good}? You can also use cards, claim blocks or move on.',
  'amsterdam.ask.actions.depot': 'Deliver a good to this depot? You can also use cards, claim blocks or move on.',
  'amsterdam.ask.actions.free': 'Use cards, claim blocks, move your barge or advance on the Amstel.',
  'amsterdam.ask.actions.spaces': 'Your barge still moves {count} {count: space|spaces} for free. What do you do?',
  'amsterdam.ask.trade.what': 'You gain a good: {good}. Store it or sell it on the black market?',
  'amsterdam.ask.drop.what': 'You have six inactive cards. Discard one and take a penalty.',
  'amsterdam.next.sure': '{action}?',
  'amsterdam.next.dice': 'Which second die?',
  'amsterdam.next.pay-card': '{card}: pay with what?',
  'amsterdam.next.card': '{card}: what do you do?',
  'amsterdam.next.pay-block': '{block}: pay with what?',
  'amsterdam.next.good': 'Good: {good}. Load or deliver it?',
  'amsterdam.next.space': 'Move where?',
  'amsterdam.next.shift': 'Which space for the {colour} resources?',
  'amsterdam.next.sell': 'What do you take for it?',

  // The legend.
  'amsterdam.legend.resources': 'Resources',
  'amsterdam.legend.resources.words': 'You pay cards, blocks and moves with them. At the end of the round you keep only one.',
  'amsterdam.legend.goods': 'Goods',
  'amsterdam.legend.goods.words': 'They come with blocks. Load them at a loading quay or the start, deliver them to their warehouse or any free depot.',
  'amsterdam.legend.dockers': 'Dockers',
  'amsterdam.legend.dockers.words': 'Pick one up and get 1 florin. At the quay of its colour it goes to the dockers’ building and scores.',
  'amsterdam.legend.cards': 'Signs on cards',
  'amsterdam.legend.timing.I': 'works in phase I, when cards are chosen',
  'amsterdam.legend.timing.II': 'works in phase II, with dice and rondel',
  'amsterdam.legend.timing.III': 'use it once in your turn (phase III)',
  'amsterdam.legend.timing.permanent': 'permanent: always counts while active',
  'amsterdam.legend.timing.end': 'scores at the end of the game',
  'amsterdam.legend.numbers': 'Signs with numbers',
  'amsterdam.legend.coin': 'florins, for the market tile and some cards',
  'amsterdam.legend.step': 'space on the Amstel; bridges and the mouth score, whoever is ahead plays first',
  'amsterdam.legend.crest': 'crests in the city; the largest connected group scores',
  'amsterdam.legend.cards-count': 'active + inactive cards',
  'amsterdam.legend.store': 'goods in storage and on the barge',
  'amsterdam.legend.penalty': 'penalty markers: they cost points at the end',
  'amsterdam.legend.rondel': 'the rondel: what comes in 1 to 6 rounds. It turns one notch each round; the space at the arrow goes to your supply',
  'amsterdam.legend.laurel-points': 'points',

  // The edition.
  'amsterdam.about.rulebook': 'From the rulebook: the course of the game, all components, what every card, market tile and task does, and several printed values (for example the first roof of the beer warehouse, 4 points, and the mouth of the Amstel, 10 points).',
  'amsterdam.about.published': 'From public sources: nothing beyond the rulebook’s own texts and examples. Some things follow from them, for example the kinds of cards, when they work, and the colours of three districts.',
  'amsterdam.about.ours': 'Ours: the cost of most cards and blocks, the map of city and harbour, most values of roofs, depots, the dockers’ building and the bridges, the order of the black market, and the names of some cards.',
};

export type Texts = Record<keyof typeof texts, string>;
