import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { SectionsPart } from './SectionsPart';

type Load = () => Promise<ComponentType>;

/** The sections below the cards of a home page: their code is loaded after the cards are shown. */
export function LateSections({ load }: { load: Load }): ReactElement {
  return (
    <ErrorBoundary>
      <Sections load={load} />
    </ErrorBoundary>
  );
}

/** A retry after a failure loads the code again. */
function Sections({ load }: { load: Load }): ReactElement {
  const [Loaded] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<SectionsPart isWaiting />}>
      <Loaded />
    </Suspense>
  );
}
