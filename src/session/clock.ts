import type { Clock } from '@/domain/saving/clock';
import type { AppState } from '@/redux';

/** The time now by this computer's clock, and by the server's clock as the sessions of both areas know it. */
export function serverClock({ session }: AppState): Clock {
  const sessions = [session.admin.session, session.bdx.session];
  return { now: Date.now(), ahead: sessions.map((one) => one?.clockMs ?? 0) };
}

/** The time now also by the clock of the page, which does not change when the user sets this computer's clock. */
export function actionClock(state: AppState): Clock {
  const { now, ahead } = serverClock(state);
  const pageNow = Math.round(performance.timeOrigin + performance.now());
  return { now, ahead: [...ahead, pageNow - now] };
}
