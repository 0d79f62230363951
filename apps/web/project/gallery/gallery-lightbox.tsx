import type { GalleryPicture } from '#domain/gallery/index.ts';
import { formatDate } from '#ui/format/index.ts';
import { Lightbox } from '#ui/lightbox/lightbox.tsx';
import { useMessages } from '../../messages/messages.tsx';

type GalleryLightboxProps = {
  pictures: GalleryPicture[];
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
};

/** The pictures of a project over the whole window. */
export function GalleryLightbox({ pictures, index, onIndex }: GalleryLightboxProps) {
  const { t, locale } = useMessages();
  return (
    <Lightbox
      items={pictures.map((picture) => ({
        src: picture.rawUrl,
        thumbnail: picture.url,
        original: picture.rawUrl,
        alt: picture.description ?? picture.title ?? '',
        title: picture.title ?? undefined,
        text: picture.description ?? undefined,
        date: formatDate(picture.created, { locale }),
        width: picture.width ?? undefined,
        height: picture.height ?? undefined,
      }))}
      index={index}
      onIndex={onIndex}
      labels={{
        dialog: t('project.gallery'),
        close: t('shared.close'),
        previous: t('project.previousPicture'),
        next: t('project.nextPicture'),
        actualSize: t('project.actualSize'),
        fit: t('project.fit'),
        original: t('project.original'),
        loading: t('shared.loading'),
        failed: t('project.pictureFailed'),
        retry: t('shared.tryAgain'),
        position: (number, count) => t('project.position', { number, count }),
      }}
    />
  );
}
