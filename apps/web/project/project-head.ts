import type { Head } from '../head.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { T } from '../messages/messages.tsx';
import type { About } from './about.ts';

/** The kinds that a title and a description can name. */
const kindKey = (type: string) => `shared.type.${type}` as MessageKey;

/** What every sub-page's head has in common; `part` names the sub-page. */
export function projectHead(
  about: About,
  t: T,
  part?: { title: string; path: string; description?: string },
): Head {
  const kind = t(kindKey(about.type));
  const name = t('project.headTitle', { title: about.title, kind });
  return {
    title: part ? t('project.headPart', { part: part.title, name }) : name,
    description:
      part?.description ??
      t('project.headDescription', {
        summary: about.summary,
        kind,
        title: about.title,
        owner: about.owner,
      }),
    canonical: about.path + (part?.path ?? ''),
    image: about.iconUrl,
    robots: about.listed ? undefined : 'noindex',
  };
}

/** schema.org: where the page stands in the site. */
export function breadcrumbList(about: About, t: T, site: string): object {
  const steps = [
    { name: t(`shared.types.${about.type}` as MessageKey), path: `/${about.type}s` },
    { name: about.title, path: about.path },
  ].slice(about.type === 'project' ? 1 : 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}
