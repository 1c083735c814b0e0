import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { ContinueSections } from './ContinueSections';
import { NeedsAttention } from './NeedsAttention';

/** What the home page of the administration shows below its cards. */
export function AdminSections(): ReactNode {
  return (
    <>
      <ContinueSections />
      {runtimeConfig().homeLists === 'on' && <NeedsAttention />}
    </>
  );
}
