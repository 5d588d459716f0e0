/** In SQL, of a listing's document: its area, whatever the unit. */
export const SQFT = `(body->'facts'->'area'->>'sqft')::float8`;
/** What one property described twice must have equal, and then what it has nearly so. */
export const ALIKE = `(body->>'seller'), (body->'facts'->>'subtype'), (${SQFT})`;
