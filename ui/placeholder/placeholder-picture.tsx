import { mosaicPaths, type PlaceholderKind, stonePaths } from './placeholder.ts';

type PlaceholderPictureProps = { id: string; kind?: PlaceholderKind; className?: string };

/** A picture made from an id, drawn on the server as well; it fills its box. */
export function PlaceholderPicture({ id, kind = 'stone', className }: PlaceholderPictureProps) {
  const drawn = kind === 'stone' ? stonePaths(id) : mosaicPaths(id);
  return (
    <svg className={className} viewBox="0 0 64 64" shapeRendering="crispEdges" aria-hidden="true">
      {drawn.map(({ fill, d, opacity }) => (
        <path key={fill + (opacity ?? '')} fill={fill} opacity={opacity} d={d} />
      ))}
    </svg>
  );
}
