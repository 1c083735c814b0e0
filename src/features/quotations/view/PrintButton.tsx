import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';

/** On the screen a button; on paper nothing. */
export function PrintButton(): ReactNode {
  return (
    <Button icon="print" onClick={() => window.print()}>
      Print
    </Button>
  );
}
