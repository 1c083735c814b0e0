import type { ReactElement } from 'react';
import { linkTo } from '@/paths';
import { Summary } from './Summary';

/** PLIST-05 */
export function PolicyViewPage(): ReactElement {
  return <Summary heading="Policy" list={{ label: 'Policies', to: linkTo('/user_admin_policies') }} />;
}
