// The lessons of the house, in the order of the first page. Their scripts and words are in
// texts/lessons/GAME/ and come when a lesson is opened.
export interface ListedLesson {
  game: string;
  lesson: string;
  minutes: number;
}

export const lessons: ListedLesson[] = [
  { game: 'carts', lesson: 'first', minutes: 5 },
  { game: 'amsterdam', lesson: 'wheel', minutes: 7 },
  { game: 'amsterdam', lesson: 'city', minutes: 8 },
  { game: 'amsterdam', lesson: 'solo', minutes: 6 },
  { game: 'merchants', lesson: 'first', minutes: 9 },
  { game: 'venise', lesson: 'first', minutes: 8 },
];

export const pathOfLesson = ({ game, lesson }: ListedLesson): string => `/learn/${game}/${lesson}`;

export const firstLesson = (game: string): ListedLesson | undefined =>
  lessons.find((listed) => listed.game === game);
