/** The two kinds of frame that may be embedded (spec section 5): videos and chat widgets. */
const VIDEO_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);

const CHAT_HOST = 'discord.com';

/**
 * The frame's address with nothing in it that the spec does not list, or null when it is not one of
 * the two.
 */
export function frameAddress(value: string): string | null {
  if (!URL.canParse(value, 'https://no-frame.invalid')) return null;
  const url = new URL(value, 'https://no-frame.invalid');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password || url.port) return null;
  if (VIDEO_HOSTS.has(url.host)) return videoAddress(url);
  if (url.host === CHAT_HOST) return chatAddress(url);
  return null;
}

function videoAddress(url: URL): string | null {
  if (!/^\/embed\/[\w-]{11}$/.test(url.pathname)) return null;
  const kept = ['start', 'end'].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value !== null && /^\d+$/.test(value) ? [`${name}=${value}`] : [];
  });
  return `https://${url.host}${url.pathname}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
}

/** Any parameter beside the id refuses the widget. */
function chatAddress(url: URL): string | null {
  if (url.pathname !== '/widget' || !/^\?id=\d{18,19}$/.test(url.search)) return null;
  return `https://${url.host}/widget${url.search}`;
}
