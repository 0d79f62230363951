import type { SearchDocument } from './document.ts';
import type { Interning } from './interning.ts';

/** What of a document is kept as an object; the rest is in columns. */
export type StoredDocument = Omit<
  SearchDocument,
  'versions' | 'downloads' | 'follows' | 'created' | 'modified'
>;

const NOTHING: never[] = [];

/** Written out, not spread: objects of one fixed shape take half the memory. */
export function toStored(document: SearchDocument, interning: Interning): StoredDocument {
  return {
    id: document.id,
    slug: document.slug,
    title: document.title,
    summary: document.summary,
    author: interning.text(document.author),
    authorId: interning.text(document.authorId),
    organization: document.organization,
    organizationId: document.organizationId,
    projectTypes: interning.list(document.projectTypes),
    categories: interning.list(document.categories),
    additionalCategories: interning.list(document.additionalCategories),
    license: interning.text(document.license),
    openSource: document.openSource,
    clientSide: interning.text(document.clientSide),
    serverSide: interning.text(document.serverSide),
    iconUrl: document.iconUrl,
    color: document.color,
    gallery: document.gallery.length === 0 ? NOTHING : document.gallery,
    featuredGallery: document.featuredGallery,
    disclosures: document.disclosures && interning.list(document.disclosures),
    dependencies: document.dependencies.length === 0 ? NOTHING : document.dependencies,
  };
}

/** Everything of a document that some index is built from, as one text to compare. */
export function indexedPart(document: StoredDocument): string {
  const { slug, title, summary, author, projectTypes, categories, additionalCategories } = document;
  const { license, openSource, clientSide, serverSide, dependencies, disclosures } = document;
  return JSON.stringify([
    [slug, title, summary, author, projectTypes, categories, additionalCategories],
    [license, openSource, clientSide, serverSide, dependencies, disclosures],
  ]);
}

/** About what a document's own texts and object take, in bytes. */
export function sizeOf(document: StoredDocument): number {
  const { id, slug, title, summary, iconUrl, featuredGallery, gallery, dependencies } = document;
  const texts = [id, slug, title, summary, iconUrl, featuredGallery, ...gallery];
  const ofTexts = texts.reduce((sum, text) => sum + (text ? 24 + text.length : 0), 0);
  return 300 + ofTexts + dependencies.length * 72;
}
