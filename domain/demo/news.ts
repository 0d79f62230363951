import { DAY } from './timeline.ts';
import type { DemoNews } from './types.ts';

/** Posts for the front page, newest first. */
export function demoNews(now: Date): DemoNews[] {
  return POSTS.map(({ age, ...post }) => ({
    ...post,
    body: post.body.trim(),
    date: new Date(Math.floor((now.getTime() - age * DAY) / 1000) * 1000),
  }));
}

const POSTS: (Omit<DemoNews, 'date'> & { age: number })[] = [];
