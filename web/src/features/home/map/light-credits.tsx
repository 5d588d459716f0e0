/** In the position and size of the library's control, so that the control is not a larger paint. */
export const EarlyAttribution = ({ text }: { text: string }) => (
  <p
    data-testid="light-credits"
    className="peer-has-[.maplibregl-ctrl-attrib]:hidden absolute right-2.5 bottom-2.5 sm:group-has-[[data-chat]]/page:right-20 max-w-[calc(100%-20px)] rounded-[22px] bg-surface py-2.5 pr-12 pl-3 font-['Helvetica_Neue',Arial,Helvetica,sans-serif] text-[12px]/[20px] max-sm:top-2.5 max-sm:right-auto max-sm:bottom-auto max-sm:left-2.5 max-sm:truncate max-sm:px-3"
  >
    {text}
  </p>
);
