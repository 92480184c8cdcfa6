// How it stands with the nets that bots of this device play by: the house fetches one when it is needed.
import { signal } from '@preact/signals';

export interface NetNews {
  game: string;
  state: 'loading' | 'here' | 'failed';
  percent: number; // of what is to be loaded
}

export const netNews = signal<ReadonlyMap<string, NetNews>>(new Map());

export function hearNet(news: NetNews): void {
  netNews.value = new Map(netNews.value).set(news.game, news);
}
