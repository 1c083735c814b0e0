import type { ReactNode } from 'react';
import { PatternLines } from '@visx/pattern';
import type { Stage } from '@/domain/overview/book';

/** The fill of each stage. They differ by pattern, not only by colour. `StagePatterns` has to be in the page. */
export const stageFill: Readonly<Record<Stage, string>> = {
  quotation: 'url(#overview-quotation)',
  binder: 'url(#overview-binder)',
  policy: 'var(--accent)',
};

/** The patterns of the stages, once in a page. */
export function StagePatterns(): ReactNode {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <PatternLines
        id="overview-quotation"
        width={6}
        height={6}
        stroke="var(--text-muted)"
        strokeWidth={1.5}
        orientation={['diagonal']}
        background="var(--surface)"
      />
      <PatternLines
        id="overview-binder"
        width={4}
        height={4}
        stroke="var(--info)"
        strokeWidth={2}
        orientation={['horizontal']}
        background="var(--info-tint)"
      />
    </svg>
  );
}
