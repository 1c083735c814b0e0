import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';

/** Prints the page. */
export function PrintButton(): ReactNode {
  return (
    <Button icon="print" onClick={() => window.print()}>
      Print
    </Button>
  );
}
