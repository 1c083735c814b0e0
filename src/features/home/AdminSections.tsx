import type { ReactNode } from 'react';
import { ContinueSections } from './ContinueSections';
import { NeedsAttention } from './NeedsAttention';

/** What the home page of the administration shows below its cards. */
export function AdminSections(): ReactNode {
  return (
    <>
      <ContinueSections />
      <NeedsAttention />
    </>
  );
}
