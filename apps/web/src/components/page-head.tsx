import { createContext, useContext, useEffect } from "react";

export type Head = { title: string; description: string };

/** The server takes a page's title from here; in a browser nobody listens. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** The title and the description of the page: of the tab, of a search result, of a link preview. */
export function PageHead({ title, description }: Head) {
  const collect = useContext(HeadContext);
  collect?.({ title, description });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
  return null;
}
