import { lazy, Suspense, useState } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { projectHead } from '../project-head.ts';
import { useProject } from '../use-project.ts';
import type { GalleryData } from './load.ts';
import styles from './page.module.css';
import { PictureCard } from './picture-card.tsx';

const loadLightbox = () => import('./gallery-lightbox.tsx');
const GalleryLightbox = lazy(async () => ({ default: (await loadLightbox()).GalleryLightbox }));

export const head: HeadOf<GalleryData> = ({ data: { about, pictures }, t }) => {
  const common = projectHead(about, t, {
    title: t('project.gallery'),
    path: '/gallery',
    description: t('project.galleryDescription', { title: about.title }),
  });
  const [first] = pictures;
  return { ...common, image: (pictures.find((one) => one.featured) ?? first)?.url ?? common.image };
};

/** The pictures of a project; one opens large over the page. */
export function Component() {
  const t = useT();
  const { about, pictures } = useLoaderData() as GalleryData;
  const { viewer } = useProject();
  const [index, setIndex] = useState<number>();
  const [wanted, setWanted] = useState(false);
  const manage = viewer.may.EDIT_DETAILS && `${about.path}/settings/gallery`;
  if (pictures.length === 0) {
    return (
      <EmptyState
        title={t('project.noPictures')}
        actions={
          manage && (
            <ButtonLink kind="main" icon="upload" href={manage}>
              {t('project.uploadPictures')}
            </ButtonLink>
          )
        }
      >
        {t(manage ? 'project.noPicturesInside' : 'project.noPicturesText')}
      </EmptyState>
    );
  }
  return (
    <>
      {manage && (
        <div className={styles.tools}>
          <ButtonLink icon="upload" href={manage}>
            {t('project.uploadPictures')}
          </ButtonLink>
          <ButtonLink kind="quiet" icon="pencil" href={manage}>
            {t('project.managePictures')}
          </ButtonLink>
        </div>
      )}
      <h2 className="visually-hidden">{t('project.gallery')}</h2>
      <ul className={styles.cards}>
        {pictures.map((picture, at) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            lazy={at > 3}
            onPrepare={loadLightbox}
            onOpen={() => {
              setWanted(true);
              setIndex(at);
            }}
          />
        ))}
      </ul>
      {wanted && (
        <Suspense>
          <GalleryLightbox pictures={pictures} index={index} onIndex={setIndex} />
        </Suspense>
      )}
    </>
  );
}
