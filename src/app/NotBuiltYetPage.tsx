import type { ReactElement } from 'react';
import { PageHead } from '@/components/PageHead';

/** Stands at every URL whose screen is still to come, so that what is missing can be counted. */
export function NotBuiltYetPage(): ReactElement {
  return (
    <>
      <PageHead heading="Not built yet" />
      <p>This screen is not built yet.</p>
    </>
  );
}
