import { BODY_LIMIT, BODY_SHAPE, HEADER_LIMIT, URL_LIMIT } from '@naksha/events/api';

const KB = 1024;

export const LIMITS = `Every path is answered with a slash at its end and without one. Those of the specification keep its envelopes and spellings and leave unknown fields of a body alone; others refuse them.

**Errors** are problem details (RFC 9457) on every path, with a stable \`code\`; 422 names each wrong field with its reason, 405 says in \`Allow\` what an address takes.

**Limits**: a body ${BODY_LIMIT / KB} KB (pictures 15 MB), nested at most ${BODY_SHAPE.depth} levels deep, with at most ${BODY_SHAPE.values} keys and items unless the call allows more, an address ${URL_LIMIT / KB} KB, headers ${HEADER_LIMIT / KB} KB. Requests are counted by network and minute; what takes long to work out counts more. 429 and 503 say in \`Retry-After\` how many seconds to wait.

**Reading what one wrote**: an accepted command answers with \`position\`; \`?after=\` of the next read waits for it.

**Repeating**: a command that names \`Idempotency-Key\` may be sent again with the same key and body, and is done once.

**Caching**: what is the same for everyone may be kept by shared caches for a second. An answer to a token is private.`;
