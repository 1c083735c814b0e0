import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { getLeftList } from '@/components/list/listMemory';

const RecordSteps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stored-record" */ './RecordSteps')).RecordSteps,
}));

/** The steps to the records beside this one. Their code loads once a list was left for one of its records. */
export function RecordStepsSlot(): ReactNode {
  return (
    getLeftList() && (
      <ErrorBoundary frame={() => null}>
        <Suspense>
          <RecordSteps />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
