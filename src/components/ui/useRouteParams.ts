import { useLocation, useParams, type Params } from 'react-router-dom';
import { decodedOnce } from '@/paths';

/** The parameters of the URL of a screen; use it in place of the router's hook, which decodes '%2F' in them once more. */
export function useRouteParams<Name extends string = string>(): Readonly<Params<Name>>;
export function useRouteParams(): Readonly<Params> {
  const { pathname } = useLocation();
  return decodedOnce(useParams(), pathname);
}
