import { BODY_LIMIT, BODY_SHAPE, HEADER_LIMIT, URL_LIMIT } from '@naksha/events/api';

const KB = 1024;

export const LIMITS = `Every path works with and without a trailing slash. Paths of the specification keep its response envelopes and spellings and ignore unknown fields of a body; other paths reject them.

**Errors** are problem details (RFC 9457) with a stable \`code\`. A 422 response lists each invalid field with its reason; a 405 response lists the supported methods in \`Allow\`.

**Limits**: request bodies up to ${BODY_LIMIT / KB} KB (photos 15 MB), nested at most ${BODY_SHAPE.depth} levels deep, with at most ${BODY_SHAPE.values} keys and items unless an operation allows more; URLs up to ${URL_LIMIT / KB} KB; headers up to ${HEADER_LIMIT / KB} KB. Requests are counted per network and minute; expensive requests count more. Responses with status 429 and 503 have the number of seconds to wait in \`Retry-After\`.

**Read your writes**: an accepted command returns \`position\`. Pass it as \`?after=\` to the next read, which then includes the change.

**Retries**: a command with an \`Idempotency-Key\` can be sent again with the same key and body; it is executed once.

**Caching**: shared caches may keep responses that are the same for everyone for one second. Responses to requests with a token are private.`;
