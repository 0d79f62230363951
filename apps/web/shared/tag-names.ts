import type { MessageKey } from '../messages/keys.ts';
import type { T } from '../messages/messages.tsx';

/** The name of a category, feature, resolution or performance class; unknown ones keep their id. */
export function categoryName(t: T, category: string): string {
  const key = `shared.category.${category}`;
  const name = t(key as MessageKey);
  return name === key ? category : name;
}
