import { SettingError } from './platform/settings.ts';

/** An operator gets one line for what they can fix, and the stack for anything else. */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user. Set PORT to another, such as 3000.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database at DATABASE_URL cannot be reached.';
  if (error instanceof SettingError || message.includes('DATA_DIR')) return message;
  return error.stack ?? message;
}
