import { readConfig, type RuntimeConfig } from '@/domain/access/config';
import { logWarning } from '@/api/log';
import { responseText } from '@/api/responseText';

/** In milliseconds; after that the product starts without its configuration. */
const timeLimitMs = 5000;

/** Fetches the installation's configuration. If that fails, the product starts with the defaults. */
export async function loadConfig(): Promise<RuntimeConfig> {
  let source: unknown;
  try {
    const signal = AbortSignal.timeout(timeLimitMs);
    const response = await fetch('/config.json', { credentials: 'same-origin', signal });
    source = response.ok ? JSON.parse(await responseText(response)) : undefined;
  } catch {
    source = undefined;
  }
  const { config, problems } = readConfig(source);
  if (problems.length > 0) logWarning('Configuration: defaults taken', { for: problems.join(', ') });
  return config;
}
