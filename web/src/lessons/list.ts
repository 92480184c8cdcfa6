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

export const lessonsOf = (game: string): ListedLesson[] =>
  lessons.filter((listed) => listed.game === game);

// The lesson of the same game that follows.
export const lessonAfter = (game: string, lesson: string): ListedLesson | undefined => {
  const all = lessonsOf(game);
  const at = all.findIndex((listed) => listed.lesson === lesson);
  return at < 0 ? undefined : all[at + 1];
};

export const minutesOf = (all: ListedLesson[]): number =>
  all.reduce((sum, { minutes }) => sum + minutes, 0);
