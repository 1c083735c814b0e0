import { useLocation } from 'react-router-dom';
import { guideAddress } from '@/navigation/guideAddress';

/** The properties of a link to the guide's page about the current screen. A new tab keeps what is typed in this one. */
export function useHelpLink(): { to: string; target: '_blank'; rel: 'noopener'; title: string } {
  const { pathname } = useLocation();
  return { to: guideAddress(pathname), target: '_blank', rel: 'noopener', title: 'Opens in a new tab' };
}
