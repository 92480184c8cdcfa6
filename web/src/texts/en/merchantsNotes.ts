// What newcomers to merchants are told in their first matches, in English.
export const texts = {
  'merchants.note.free-house':
    'Your markers of all four goods are on space 2 or further. So you may build a free house on any open site.',
  'merchants.note.free-house-lost':
    'Your markers are no longer all on space 2 or further. For the free house, demolish any one of your houses.',
  'merchants.note.taken':
    'In this event each player loses something of this kind. You choose what you lose.',
  'merchants.note.loan':
    'A loan gives you {gets:000} florins now and costs you {costs:000} at the end. You can’t repay it earlier.',
  'merchants.note.forced':
    'You couldn’t pay a bonus back, so you had to take a loan. Each loan costs you {costs:000} florins at the end.',
  'merchants.note.bonus-back':
    'You no longer met the condition of a bonus, so you paid it back. Meet it again, and you get it again.',
  'merchants.note.doubled':
    'A player stopped early. The clock runs once more for everybody, at double price. You may bid or not.',
  'merchants.note.bought-early':
    'START means stopping early. Then all bid again at double price. If nobody does, the first to stop must buy for {amount:000} florins.',
  'merchants.note.last-turn':
    'This is your last turn as mayor. After all cards comes 1666: Exchange, Amsterdam and colonies are all scored.',
  'merchants.note.bonus':
    'You got a bonus. If you no longer meet its condition later, you must pay it back.',
  'merchants.note.scored':
    'A scoring pays only first and second place in each sector. Third place gets nothing.',
  'merchants.note.scoring-soon':
    'The next hourglass brings this scoring. Here you see what you would get now.',
  'merchants.note.house':
    'Only your largest group of connected houses counts in a district. Houses across a bridge from it count, too.',
  'merchants.note.debt':
    'Your loans cost you {amount:000} florins at the end. Your score counts that already, your money doesn’t.',
};

export type Texts = Record<keyof typeof texts, string>;
