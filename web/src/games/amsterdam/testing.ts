// The edition and views for the tests.
import type { Lang } from '../../texts/format';
import type { GameEvent, GameProps, Parts } from '../game';
import { type Texts, langs, sayerOf, tableOf } from '../shared/testing';
import { ui } from '.';
import { moreTexts } from './moreTexts';
import type { Edition, Figures, View, Phase } from './model';
import editionJson from './testdata/edition.json';
import seen from './testdata/seen.json';
import seenMore from './testdata/seenMore.json';

export const edition = editionJson as unknown as Edition;
// As the server sent them: one view of each phase and question, one event of each kind and verb.
export const views = seen.views as unknown as View[];
export const events = seen.events as unknown as GameEvent[];

// Ends of matches with tasks, and what these brought.
export const ends = seenMore.ends as unknown as {
  view: View;
  tasks: { seat: number; task: string; amount: number }[];
}[];
// Of the solo game: the dice lie there, and the end.
export const soloViews = seenMore.solo as unknown as View[];

// The latest view of a phase in which nothing is pending, through a seat's eyes.
export function viewOf(phase: Phase, viewer = 0): View {
  const found = views.filter((view) => view.phase === phase && view.asked.length === 0).pop();
  return { ...structuredClone(found!), viewer };
}

// In the middle of a turn, with something of everything.
export function busyView(): View {
  const view = viewOf('actions');
  view.queue = [0, 1];
  view.round = 5;
  view.tile = 'a5';
  view.amstel = view.amstel.map((_, seat) => (seat === 0 ? 7 : 19));
  view.order = [...view.order.filter((seat) => seat !== 0), 0];
  view.crests = view.crests.map(() => []);
  view.crests[0] = ['jordaan-1', 'jordaan-3', 'plantage-2'];
  view.crests[1] = ['burgwallen-4'];
  view.supply[0] = { pink: 2, orange: 3 };
  view.florins[0] = 4;
  view.points[0] = 20;
  view.ship[0] = 'cheese-anchor';
  view.ship[1] = 'w3';
  view.store[0] = { beer: 2 };
  view.barge[0] = { cheese: 1 };
  view.roofs = { cheese: 1 };
  view.aboard[0] = { blue: 1 };
  view.promoted = { green: 1 };
  view.active[0] = { artisans: ['014'], buildings: [], plans: ['117'] };
  view.below[0] = { artisans: ['001'], buildings: ['105'], plans: [] };
  view.turn = { ...view.turn, used: { artisans: ['014'], buildings: [], plans: [] }, pocket: 0 };
  return view;
}

const own = ui.texts;
const wholeOf = async (lang: Lang) => ({ ...own[lang], ...(await moreTexts(lang)) });
export const texts = Object.fromEntries(
  await Promise.all(langs.map(async (lang) => [lang, await wholeOf(lang)])),
) as Texts;
export const sayIn = sayerOf(texts);
export const propsOf = (
  view: View,
  parts?: Parts,
  figures?: Figures,
): GameProps<View, Edition, Figures> =>
  tableOf(view, edition, view.points.length, parts, figures);
export { langs };
