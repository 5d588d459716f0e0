import type { BBox } from '../../kernel/geo.ts';
import type { RegionWords } from '../messages/message.ts';
import type { GroundLayer } from './ground.ts';

/** Embedded in every page as `<script type="application/json" id="page-config">`: configuration, nothing personal. */
export type PageConfig = {
  brand: {
    name: string;
    phone: string;
    /** '' if there is none: the chat button then leads to the contact page. */
    whatsapp: string;
    email: string;
    /** '' if not configured; then not shown. */
    rera: string;
    /** '' if not configured; then not shown. */
    grievance_officer: string;
    /** Up to four URLs. */
    social: string[];
    /** #rrggbb */
    red: string;
  };
  /** null: the bundled style. */
  map_style_url: string | null;
  /** External service that counts usage; null for our own table. */
  counted_by: string | null;
  /** Whether requests are traced, with the client's action as the root. */
  traced: boolean;
  region: BBox;
  /** ISO 3166-1; null if unknown. */
  country: string | null;
  /** In rupees: smaller prices without a unit are ambiguous. */
  bare_price_from: number;
  /** In the page's language. */
  words: RegionWords;
  /** Layers of the bundled style, with attributions. */
  ground: { layers: GroundLayer[]; credits: string[] };
};
