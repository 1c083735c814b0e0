import { readConfig, type RuntimeConfig } from '@/domain/config';
import { logWarning } from '@/api/log';

/** Fetches the installation's configuration; whatever is wrong with it, the product starts. */
export async function loadConfig(): Promise<RuntimeConfig> {
  let source: unknown;
  try {
    const response = await fetch('/config.json', { credentials: 'same-origin' });
    source = response.ok ? await response.json() : undefined;
  } catch {
    source = undefined;
  }
  const { config, problems } = readConfig(source);
  if (problems.length > 0) logWarning('Configuration: defaults taken', { for: problems.join(', ') });
  return config;
}
