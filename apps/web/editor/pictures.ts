/** Largest picture in a text (spec section 5); the same as the server's. */
export const PICTURE_BYTES = 1_048_576;

export interface Picture {
  id: number;
  name: string;
  /** 0 to 100. */
  percent: number;
  /** Stands in the text until the picture is there. */
  placeholder: string;
  request: XMLHttpRequest;
}

/** `![Uploading kiln.png 00 %]()`; the number is shown by the page and always two digits wide. */
export const placeholderOf = (name: string) => `![Uploading ${name} 00 %]()`;

const PLACEHOLDER = /!\[Uploading ([^\]]*) 00 %\]\(\)/g;

export const hasPlaceholder = (text: string) => new RegExp(PLACEHOLDER).test(text);

/** The text with each placeholder's number as it stands now; as long as before. */
export function withPercents(text: string, pictures: readonly Picture[]): string {
  return text.replace(PLACEHOLDER, (whole, name) => {
    const picture = pictures.find((one) => one.placeholder === placeholderOf(name));
    if (!picture) return whole;
    const percent = String(Math.min(99, Math.floor(picture.percent))).padStart(2, '0');
    return `![Uploading ${name} ${percent} %]()`;
  });
}

/** A name that no other picture on its way has, without what would end the placeholder. */
export function pictureName(name: string, taken: readonly Picture[]): string {
  const clean = name.replace(/[[\]()\n]/g, '').trim() || 'picture';
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? clean : `${clean} ${number}`;
    if (!taken.some((one) => one.name === wanted)) return wanted;
  }
}

interface SendOptions {
  /** Query of the picture's place, such as `context=project&project_id=…`. */
  place: string;
  onProgress: (percent: number) => void;
  onDone: (url: string) => void;
  onFail: (reason: string) => void;
}

/** Sends one picture. */
export function sendPicture(file: File, options: SendOptions): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('POST', `/v3/image?${options.place}`);
  request.setRequestHeader('content-type', file.type);
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable) options.onProgress((event.loaded / event.total) * 100);
  });
  request.addEventListener('error', () => options.onFail(''));
  request.addEventListener('load', () => {
    const answer = read(request.responseText);
    if (request.status < 400 && answer.url) options.onDone(answer.url);
    else options.onFail(answer.description ?? '');
  });
  request.send(file);
  return request;
}

function read(text: string): { url?: string; description?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
