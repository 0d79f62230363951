// The longest file here because it says every rule of search once more, without any index.
import type { Condition } from './condition.ts';
import type { SearchDocument, SearchVersion } from './document.ts';
import { FIELDS, type Field } from './fields.ts';
import { FORGIVE_BELOW, LEVEL, scoreOf } from './ranking.ts';
import type { CountField, SearchEngine, SearchQuery, SearchResult } from './search-query.ts';
import { slipsAllowed } from './spelling.ts';
import { joinName, wordsOf, wordsOfName, wordsOfQuery } from './words.ts';

/** The rules of search as a plain loop over all documents: what the engine is tested against. */
export function createOracle(): SearchEngine {
  const documents = new Map<string, SearchDocument>();
  return {
    upsert(changed) {
      for (const document of changed) documents.set(document.id, document);
    },
    remove(ids) {
      for (const id of ids) documents.delete(id);
    },
    get: (id) => documents.get(id),
    ids: () => documents.keys(),
    stats: () => ({ documents: documents.size, bytes: 0 }),
    search: (query) => searchNaively([...documents.values()], query),
  };
}

type Version = Omit<SearchVersion, 'id' | 'published'>;

function searchNaively(documents: SearchDocument[], query: SearchQuery): SearchResult {
  const words = wordsOfQuery(query.text);
  const { where } = query;
  const candidates = documents.filter((document) => !where || holds(where, document));
  const typed = levels(candidates, query.text, words, false);
  const forgive = words.length > 0 && typed.size < FORGIVE_BELOW;
  const found = forgive ? levels(candidates, query.text, words, true) : typed;
  const matches = [...found.keys()].sort(comparator(query, words, found));
  const result: SearchResult = {
    hits: matches.slice(query.offset, query.offset + query.limit).map((document) => ({
      document,
      latestVersion:
        document.versions.find((version) => !where || holdsFor(where, document, version)) ?? null,
    })),
    total: matches.length,
  };
  if (query.count) result.counts = countNaively(matches, where, query.count);
  const correction =
    forgive && typed.size === 0 ? words.map((word) => correct(word, documents)) : [undefined];
  if (!correction.includes(undefined) && correction.join(' ') !== words.join(' ')) {
    result.didYouMean = correction.join(' ');
  }
  return result;
}

// Conditions

function holds(condition: Condition, document: SearchDocument): boolean {
  return versionsOf(document).some((version) => holdsFor(condition, document, version));
}

function versionsOf(document: SearchDocument): Version[] {
  if (document.versions.length > 0) return document.versions;
  const { projectTypes, clientSide, serverSide } = document;
  return [{ loaders: [], gameVersions: [], environment: '', projectTypes, clientSide, serverSide }];
}

function holdsFor(condition: Condition, document: SearchDocument, version: Version): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((part) => holdsFor(part, document, version));
    case 'any':
      return condition.of.some((part) => holdsFor(part, document, version));
    case 'not':
      return !holds(condition.of, document);
    case 'number': {
      const number = valuesOf(document, version)[condition.field] as number;
      if (condition.op === '=') return number === condition.value;
      if (condition.op === '>') return number > condition.value;
      if (condition.op === '>=') return number >= condition.value;
      if (condition.op === '<') return number < condition.value;
      return number <= condition.value;
    }
    case 'equals': {
      const { kind } = FIELDS[condition.field];
      const values = valuesOf(document, version)[condition.field] as string[];
      return values.some((value) =>
        condition.values.includes(kind === 'id' ? value : value.toLowerCase()),
      );
    }
  }
}

function valuesOf(document: SearchDocument, version: Version): Record<Field, string[] | number> {
  const own = [...document.categories, ...document.additionalCategories];
  const dependencies = (...types: string[]) =>
    document.dependencies.filter(({ type }) => types.includes(type)).map((one) => one.projectId);
  return {
    categories: [...own, ...version.loaders],
    game_versions: version.gameVersions,
    project_types: version.projectTypes,
    environment: version.environment === '' ? [] : [version.environment],
    client_side: [version.clientSide],
    server_side: [version.serverSide],
    name: [document.title],
    author: [document.author],
    license: [document.license],
    open_source: [String(document.openSource)],
    all_project_types: document.projectTypes,
    project_categories: own,
    disclosure_types: document.disclosures ?? [],
    project_id: [document.id],
    dependency_project_ids: dependencies('required', 'optional', 'embedded', 'incompatible'),
    compatible_dependency_project_ids: dependencies('required', 'optional', 'embedded'),
    required_dependency_project_ids: dependencies('required'),
    optional_dependency_project_ids: dependencies('optional'),
    embedded_dependency_project_ids: dependencies('embedded'),
    incompatible_dependency_project_ids: dependencies('incompatible'),
    'minecraft_server.region': [],
    'minecraft_server.languages': [],
    'minecraft_java_server.content.kind': [],
    'minecraft_java_server.content.supported_game_versions': [],
    'minecraft_java_server.is_online': [],
    'minecraft_java_server.verified_plays_2w': Number.NaN,
    downloads: document.downloads,
    log_downloads: Math.log(Math.max(document.downloads, 1)),
    follows: document.follows,
    created_timestamp: Math.floor(document.created / 1000),
    modified_timestamp: Math.floor(document.modified / 1000),
    version_published_timestamp: Math.floor((document.versions[0]?.published ?? 0) / 1000),
  };
}

/** Of each value: the matches of the whole question if the value were asked for as well. */
function countNaively(
  matches: SearchDocument[],
  where: Condition | null,
  fields: { field: CountField }[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { field } of fields) {
    const ofField: Record<string, number> = {};
    for (const document of matches) {
      const values = new Set<string>();
      for (const version of versionsOf(document)) {
        if (where && !holdsFor(where, document, version)) continue;
        for (const value of valuesOf(document, version)[field] as string[]) values.add(value);
      }
      for (const value of values) ofField[value] = (ofField[value] ?? 0) + 1;
    }
    counts[field] = ofField;
  }
  return counts;
}

// Words

/** Level of each document that the words match. */
function levels(
  documents: SearchDocument[],
  text: string,
  words: string[],
  forgiving: boolean,
): Map<SearchDocument, number> {
  const found = new Map<SearchDocument, number>();
  for (const document of documents) {
    const joined = [document.title, document.slug].map((name) => name && joinName(name));
    const level =
      words.length > 0 && joined.includes(joinName(text))
        ? LEVEL.called
        : Math.max(LEVEL.called, ...words.map((word) => levelOf(word, document, forgiving)));
    if (level < Number.POSITIVE_INFINITY) found.set(document, level);
  }
  return found;
}

function levelOf(word: string, document: SearchDocument, forgiving: boolean): number {
  const inName = nameWords(document);
  const inAuthor = wordsOfName(document.author);
  const inSummary = wordsOf(document.summary);
  const begins = (other: string) => other.startsWith(word);
  if (inName.includes(word)) return LEVEL.name;
  if (inName.some(begins)) return LEVEL.nameBeginning;
  if (inAuthor.some(begins)) return LEVEL.author;
  if (inSummary.some(begins)) return LEVEL.summary;
  if (!forgiving) return Number.POSITIVE_INFINITY;
  const near = (other: string) => slips(word, other) <= slipsAllowed(word);
  if (inName.some(near)) return LEVEL.misspeltName;
  if ([...inAuthor, ...inSummary].some(near)) return LEVEL.misspeltElsewhere;
  return Number.POSITIVE_INFINITY;
}

function nameWords(document: SearchDocument): string[] {
  return [...wordsOfName(document.title), ...wordsOf(document.slug ?? '')];
}

/** Optimal string alignment distance, by the book. */
export function slips(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) d[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      d[i]![j] = Math.min(
        d[i - 1]![j] + 1,
        d[i]![j - 1] + 1,
        d[i - 1]![j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? d[i - 2]![j - 2] + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return d[a.length]![b.length];
}

function correct(word: string, documents: SearchDocument[]): string | undefined {
  const projects = new Map<string, number>();
  for (const document of documents) {
    const words = [...nameWords(document), ...wordsOfName(document.author)];
    for (const one of new Set([...words, ...wordsOf(document.summary)])) {
      projects.set(one, (projects.get(one) ?? 0) + 1);
    }
  }
  if ([...projects.keys()].some((known) => known.startsWith(word))) return word;
  return [...projects]
    .map(([other, number]) => ({ other, number, slips: slips(word, other) }))
    .filter((one) => one.slips > 0 && one.slips <= slipsAllowed(word))
    .sort((a, b) => a.slips - b.slips || b.number - a.number || (a.other < b.other ? -1 : 1))[0]
    ?.other;
}

// Order

function comparator(
  query: SearchQuery,
  words: string[],
  found: Map<SearchDocument, number>,
): (a: SearchDocument, b: SearchDocument) => number {
  const key = {
    relevance: (document: SearchDocument) => document.downloads,
    downloads: (document: SearchDocument) => document.downloads,
    follows: (document: SearchDocument) => document.follows,
    updated: (document: SearchDocument) => document.modified,
    newest: (document: SearchDocument) => document.created,
  }[query.sort];
  const byKey = (a: SearchDocument, b: SearchDocument) =>
    key(b) - key(a) ||
    (b.versions[0]?.published ?? 0) - (a.versions[0]?.published ?? 0) ||
    (a.id < b.id ? -1 : 1);
  if (query.sort !== 'relevance' || words.length === 0) return byKey;
  const score = (document: SearchDocument) => scoreOf(found.get(document)!, document.downloads);
  return (a, b) => {
    const [scoreA, scoreB] = [score(a), score(b)];
    if (scoreA !== scoreB) return scoreB - scoreA;
    return found.get(a)! - found.get(b)! || byKey(a, b);
  };
}
