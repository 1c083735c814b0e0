import { useEffect, useMemo, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { RoutingContext, withoutRouter, type Routing } from '@/components/ui/routing';
import { Announcer } from '@/components/feedback/Announcer';
import { pageTitle } from '@/domain/text/title';
import { AdminLoginRoute, CarrierLoginRoute, ClientBdxLoginRoute } from '../LoginRoutes';
import { OfflineLine } from '../OfflineLine';
import { SkipLink } from '../SkipLink';
import type { LoginName } from './loginAt';

const screens = { admin: AdminLoginRoute, carrier: CarrierLoginRoute, client: ClientBdxLoginRoute } as const;

interface LoginScreenProps {
  login: LoginName;
  /** Goes to another screen, whose code loads first. */
  leave: (to: string, how: { replace: boolean }) => void;
  /** Once the form reacts to the user. */
  onReady: () => void;
}

/** A press that a link follows on this page; others open a tab or a window, or save what the link leads to. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A login page that is opened by its URL: without the router, whose code loads while the user types. */
export function LoginScreen({ login, leave, onReady }: LoginScreenProps): ReactElement {
  useEffect(() => {
    document.title = pageTitle(window.location.pathname, runtimeConfig().titleSuffix);
    // First the form is rendered with what was typed before the program came.
    queueMicrotask(onReady);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const routing = useMemo<Routing>(
    () => ({
      ...withoutRouter,
      Link: ({ to, className, children }: ComponentProps<Routing['Link']>) => (
        <a
          href={to}
          className={className}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            leave(to, { replace: false });
          }}
        >
          {children}
        </a>
      ),
      useHistoryEntry: () => ({
        ...withoutRouter.useHistoryEntry(),
        leaveFor: (to) => leave(to, { replace: true }),
      }),
    }),
    [leave],
  );
  const Screen = screens[login];
  return (
    <RoutingContext value={routing}>
      <SkipLink />
      <Screen />
      <OfflineLine />
      <Announcer />
    </RoutingContext>
  );
}
