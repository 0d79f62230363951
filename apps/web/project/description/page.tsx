import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { breadcrumbList, projectHead } from '../project-head.ts';
import { Prose } from '../prose.tsx';
import type { DescriptionData } from './load.ts';

export const head: HeadOf<DescriptionData> = ({ data: { about, facts }, root, t }) => ({
  ...projectHead(about, t),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: about.title,
      description: about.summary,
      url: root.site + about.path,
      image: about.iconUrl ?? undefined,
      applicationCategory: 'GameApplication',
      applicationSubCategory: t('project.game'),
      operatingSystem: 'Windows, macOS, Linux',
      softwareVersion: facts.newest ?? undefined,
      downloadUrl: `${root.site}${about.path}/versions`,
      datePublished: facts.published,
      dateModified: facts.updated,
      license: facts.license ?? undefined,
      author: { '@type': 'Person', name: about.owner, url: `${root.site}/user/${about.owner}` },
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/DownloadAction',
        userInteractionCount: facts.downloads,
      },
    },
    breadcrumbList(about, t, root.site),
  ],
});

/** What the makers wrote about their project. */
export function Component() {
  const t = useT();
  const { about, html, mayEdit } = useLoaderData() as DescriptionData;
  if (html.trim() !== '') return <Prose html={html} />;
  return (
    <EmptyState
      title={t('project.noDescription')}
      actions={
        mayEdit && (
          <ButtonLink kind="main" icon="pencil" href={`${about.path}/settings/description`}>
            {t('project.writeDescription')}
          </ButtonLink>
        )
      }
    >
      {t(mayEdit ? 'project.noDescriptionInside' : 'project.noDescriptionText')}
    </EmptyState>
  );
}
