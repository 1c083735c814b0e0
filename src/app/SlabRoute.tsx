import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { linkTo } from '@/paths';
import { useAppSelector } from '@/redux';
import { selectSessions } from '@/session/sessionSlice';

/**
 * Legacy: Edit Slab's Save and Cancel go to this path, which has no screen of its own. It redirects to the
 * outbound list, or to the admin home if no carrier is signed in.
 */
export function SlabRoute(): ReactElement {
  const to = useAppSelector(selectSessions).bdx.session ? '/client_user_BDX_fileupload' : '/user_admin_home';
  return <Navigate to={linkTo(to)} replace />;
}
