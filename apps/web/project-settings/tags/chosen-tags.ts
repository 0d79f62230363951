/** The tags of a project as the form holds them. */
export interface ChosenTags {
  /** Featured ones: on cards and in the header. */
  categories: string[];
  additional_categories: string[];
}

export const MOST_FEATURED = 3;

export const isChosen = (tags: ChosenTags, name: string) =>
  tags.categories.includes(name) || tags.additional_categories.includes(name);

/** Chooses a tag, or takes it away wherever it is. */
export function toggleTag(tags: ChosenTags, name: string): ChosenTags {
  const without = (list: string[]) => list.filter((one) => one !== name);
  if (!isChosen(tags, name)) {
    return { ...tags, additional_categories: [...tags.additional_categories, name] };
  }
  return {
    categories: without(tags.categories),
    additional_categories: without(tags.additional_categories),
  };
}

/** Features a chosen tag, or stops; a fourth one stays as it is. */
export function toggleFeatured(tags: ChosenTags, name: string): ChosenTags {
  if (tags.categories.includes(name)) {
    return {
      categories: tags.categories.filter((one) => one !== name),
      additional_categories: [...tags.additional_categories, name],
    };
  }
  if (tags.categories.length >= MOST_FEATURED) return tags;
  return {
    categories: [...tags.categories, name],
    additional_categories: tags.additional_categories.filter((one) => one !== name),
  };
}

/** What is saved: with no featured tag the first three are. */
export function settleTags(tags: ChosenTags): ChosenTags {
  if (tags.categories.length > 0) return tags;
  return {
    categories: tags.additional_categories.slice(0, MOST_FEATURED),
    additional_categories: tags.additional_categories.slice(MOST_FEATURED),
  };
}
