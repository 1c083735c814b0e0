interface Nginx {
  readonly program: string;
  readonly types: string;
  readonly brotli: string | undefined;
}

export function ensureNginx(): Nginx;
export function makeCertificate(certificate: string, key: string): void;
export function debianConfiguration(nginx: Nginx, place: string, sites: string): string;
export function ownUser(): string;
