import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export function staticFiles(folder: string): Handler;
export function isStaticFile(pathname: string): boolean;
export function builtProduct(folder: string): Handler;
export const keepConnectionsOpen: ServerOptions;
