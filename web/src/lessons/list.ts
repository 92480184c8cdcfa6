// The lessons of the house, in the order of the first page. Their scripts and words are in
// texts/lessons/GAME/ and come when a lesson is opened.
import { games } from '../games/list';

export interface ListedLesson {
  game: string;
  lesson: string;
  minutes: number;
}

export const lessons: ListedLesson[] = games.flatMap(({ card }) =>
  card.lessons.map(([lesson, minutes]) => ({ game: card.id, lesson, minutes })),
);

export const pathOfLesson = ({ game, lesson }: ListedLesson): string => `/learn/${game}/${lesson}`;

export const firstLesson = (game: string): ListedLesson | undefined =>
  lessons.find((listed) => listed.game === game);
