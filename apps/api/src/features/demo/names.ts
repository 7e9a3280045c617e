/** Common Brazilian names; the people they make up are nobody. */
export const firstNames = {
  male: [
    ...["João", "Pedro", "Lucas", "Gabriel", "Matheus", "Rafael", "Felipe", "Bruno", "Thiago"],
    ...["Diego", "Rodrigo", "Caio", "Vinícius", "Guilherme", "Leonardo", "Eduardo", "Marcelo"],
    ...["André", "Danilo", "Igor", "Renan", "Murilo", "Otávio", "Heitor", "Davi", "Samuel"],
    ...["Enzo", "Arthur", "Bernardo", "Nicolas", "Wesley", "Alan", "Everton", "Jonas", "Túlio"],
    ...["Sérgio", "Fábio", "Márcio", "Ricardo", "Alexandre", "Hugo", "Breno", "Yuri", "Kauã"],
    ...["Ítalo", "Raí", "Cauê", "Ruan", "Anderson", "Cícero", "Emanuel", "Josué", "Levi"],
    ...["João Pedro", "José Carlos", "Luiz Fernando", "Paulo Henrique", "Carlos Eduardo"],
    ...["João Victor", "Pedro Henrique", "Luís Otávio", "Marco Antônio", "José Augusto"],
  ],
  female: [
    ...["Ana", "Maria", "Beatriz", "Camila", "Larissa", "Fernanda", "Juliana", "Letícia"],
    ...["Mariana", "Gabriela", "Rafaela", "Bruna", "Carolina", "Amanda", "Bianca", "Isabela"],
    ...["Natália", "Priscila", "Renata", "Tainá", "Yasmin", "Luana", "Débora", "Vitória"],
    ...["Sofia", "Helena", "Clara", "Lívia", "Manuela", "Cecília", "Alice", "Elisa", "Jéssica"],
    ...["Ana Clara", "Maria Eduarda", "Ana Beatriz", "Maria Luiza", "Ana Paula", "Maria Júlia"],
  ],
} as const;

export const surnames = [
  ...["Silva", "Santos", "Oliveira", "Souza", "Lima", "Pereira", "Ferreira", "Costa", "Rodrigues"],
  ...["Almeida", "Nascimento", "Carvalho", "Araújo", "Ribeiro", "Gomes", "Martins", "Barbosa"],
  ...["Rocha", "Dias", "Melo", "Cavalcanti", "Albuquerque", "Lins", "Tavares", "Brito", "Freitas"],
  ...["Moura", "Farias", "Guedes", "Vasconcelos", "Monteiro", "Queiroz", "Siqueira", "Bezerra"],
  ...["Figueiredo", "Arruda", "Leal", "Wanderley", "Falcão", "Batista", "Amorim", "Peixoto"],
  ...["Medeiros", "Dantas", "Maciel", "Nóbrega", "Pontes", "Sampaio", "Teixeira", "Viana"],
  ...["Xavier", "Andrade", "Borges", "Cabral", "Coelho", "Duarte", "Fonseca", "Galvão", "Holanda"],
  ...["Jatobá", "Lacerda", "Macedo", "Noronha", "Paiva", "Rangel", "Salgado", "Torres", "Valença"],
] as const;
