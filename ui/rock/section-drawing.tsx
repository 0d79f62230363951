import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section-drawing.module.css';
import { bedPaths, faultLine, type SectionShape, sectionHeight } from './section-geometry.ts';
import { rockTypes, tiles } from './tiles.ts';

type SectionDrawingProps = { shape: SectionShape; className?: string };

/** Six beds with their rocks, cut by a fault. Decoration: fixed scale, mirrored right-to-left. */
export function SectionDrawing({ shape, className }: SectionDrawingProps) {
  const id = useId();
  const height = sectionHeight(shape);
  const fault = faultLine(shape);
  const middle = { x: shape.fault.x, y: height / 2 };
  return (
    <svg
      className={classNames(styles.drawing, className)}
      width={shape.width}
      height={height}
      viewBox={`0 0 ${shape.width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        {rockTypes.map((type) => (
          <pattern
            key={type}
            id={`${id}${type}`}
            width="32"
            height="24"
            patternUnits="userSpaceOnUse"
          >
            <path className={tiles[type].filled ? styles.dots : styles.strokes} d={tiles[type].d} />
          </pattern>
        ))}
        <linearGradient
          id={`${id}fade`}
          gradientUnits="userSpaceOnUse"
          x1={shape.fade[0]}
          x2={shape.fade[1]}
        >
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id={`${id}mask`} maskUnits="userSpaceOnUse" x="0" y="-60" width="9999" height="9999">
          <path fill={`url(#${id}fade)`} d="M0 -60H9999V9999H0Z" />
        </mask>
        <clipPath id={`${id}before`}>
          <path d={fault.before} />
        </clipPath>
        <clipPath id={`${id}behind`}>
          <path d={fault.behind} />
        </clipPath>
        <g id={`${id}beds`}>
          {bedPaths(shape).map((d, bed) => (
            <g key={d} className={classNames(styles.bed, styles[rockTypes[bed]!])}>
              <path d={d} />
              <path d={d} fill={`url(#${id}${rockTypes[bed]})`} mask={`url(#${id}mask)`} />
              <path className={bed === 0 ? styles.ground : styles.joint} d={d} />
            </g>
          ))}
        </g>
      </defs>
      <g clipPath={`url(#${id}before)`}>
        <use href={`#${id}beds`} />
      </g>
      <g clipPath={`url(#${id}behind)`}>
        <use href={`#${id}beds`} y={shape.fault.drop} />
      </g>
      <path className={styles.fault} d={fault.line} />
      <path
        className={styles.arrows}
        d={`M${middle.x - 19} ${middle.y + 20}l7 -34l-8 10M${middle.x + 16} ${middle.y - 12}l-7 34l8 -10`}
      />
    </svg>
  );
}
