// Whether this page is older than its server.
import { protocolVersion, type ServerMessage } from './messages';

// The server says so by a newer version in its greeting; if it no longer understands this page, it
// refuses everything.
export function isOutdated(message: ServerMessage, own: number = protocolVersion): boolean {
  if (message.type === 'hello') return message.protocol > own;
  return message.type === 'refused' && message.key === 'reload';
}
