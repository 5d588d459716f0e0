import type { PhotoTaken } from '@naksha/events/wire/photos';
import { apiUrl } from '../../../shared/api/api.ts';
import { ApiProblem, parseProblemResponse } from '../../../shared/api/api-problem.ts';
import { readAccessToken } from '../../../shared/session/access-token.ts';

/** A slow connection still reports progress. */
export const SILENCE_MS = 60_000;

export type PhotoCall = {
  file: Blob;
  type: string;
  key: string;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** `fetch` reports no upload progress. @throws ApiProblem */
export function uploadPhoto({ file, type, key, onProgress, signal }: PhotoCall): Promise<PhotoTaken> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = (why: string) => reject(new ApiProblem(0, 'network', why));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    const abort = () => request.abort();
    request.open('POST', apiUrl('/photos'));
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${readAccessToken()}`);
    request.setRequestHeader('content-type', type);
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => {
      hear();
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, response } = request;
      if (status < 300 && typeof response?.id === 'string') resolve(response as PhotoTaken);
      else reject(parseProblemResponse(status, response, request.getResponseHeader('retry-after')));
    };
    request.onerror = () => lost('the line broke');
    request.onabort = () => lost(signal.aborted ? 'cancelled' : 'the line fell silent');
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    hear();
    request.send(file);
  });
}
