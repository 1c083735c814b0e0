import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** A label of 60 characters, and a name of 80 letters without a space. */
export const longLabel = 'Commercial general liability with products and operations XL';
export const longWord = 'Haftpflichtversicherungsgesellschaft'.repeat(3).slice(0, 80);

/** A box as wide as the content of a page on a phone of 320 px. */
export function NarrowBox({ children }: { children: ReactNode }): ReactNode {
  return (
    <div
      data-narrow-box=""
      style={{ width: 288, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}
    >
      {children}
    </div>
  );
}

/** Fails if an element extends beyond the right edge of the `NarrowBox` of a story. */
export async function expectNoOverflow(canvas: HTMLElement): Promise<void> {
  const box = canvas.querySelector('[data-narrow-box]')!;
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
}
