export function freePort(first: number, options?: { host?: string; count?: number }): Promise<number>;
export function isPort(text: string): boolean;
export function answers(url: string, limitMs?: number): Promise<{ status: number; body: string }>;
