import type { ReactElement } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { EntrancePage } from '@/features/auth/EntrancePage';
import { PublicFrame } from './shell/PublicFrame';

export function EntranceRoute(): ReactElement {
  return (
    <PublicFrame>
      <EntrancePage product={runtimeConfig().product} />
    </PublicFrame>
  );
}
