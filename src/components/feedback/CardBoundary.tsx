import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { ErrorBoundary } from './ErrorBoundary';

/** Contains an error of one card of a screen: the other cards stay, and a notice is shown in its card. */
export function CardBoundary({ children }: { children: ReactNode }): ReactNode {
  return <ErrorBoundary frame={(notice) => <Card>{notice}</Card>}>{children}</ErrorBoundary>;
}
