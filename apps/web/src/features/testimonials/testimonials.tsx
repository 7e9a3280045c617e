import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { testimonialsQuery } from "./testimonials.api.ts";
import classes from "./testimonials.module.css";

/** What people say of the product; nothing at all where nobody has. */
export function Testimonials() {
  const { t } = useTranslation("home");
  const [language] = useLanguage();
  const { data: all = [] } = useQuery(testimonialsQuery(language));
  if (all.length === 0) return null;
  return (
    <section id="testimonials" ref={arrive} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">{t("testimonials.title")}</h2>
      <ul className={classes.list}>
        {all.map(({ id, name, role, text, img_path, language: given }) => (
          <li key={id}>
            <figure className={classes.said} lang={given === language ? undefined : given}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {img_path && <img src={img_path} alt="" width={48} height={48} loading="lazy" />}
                <span>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever followed the footer's link from another page was here before these words were. */
function arrive(section: HTMLElement | null) {
  if (section && location.hash === "#testimonials") section.scrollIntoView();
}
