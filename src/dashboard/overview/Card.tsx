import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  href: string;
  link: string;
  className?: string;
  children: ReactNode;
}

export function Card({ title, href, link, className = '', children }: CardProps): ReactNode {
  return (
    <section className={`card stack gap-xs ${className}`}>
      <h2>{title}</h2>
      {children}
      <p className="card__link">
        <a href={href}>{link}</a>
      </p>
    </section>
  );
}
