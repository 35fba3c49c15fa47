/// The rows of the behaviour tables that the program implements, in the tables' order.
///
/// `docs/behaviour.md` states each of them under the same name.
public enum Rule: UInt16, CaseIterable, Comparable, Sendable {
  case p1, p2, p3, p4, p5, p6, p7, p8, p9
  case d1, d2, d3, d4, d5, d6, d7, d8
  case g1, g2, g3, g4, g5, g6, g7, g8
  case c1, c2, c3, c4, c5, c6, c7, c8, c9
  case k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12, k13, k14, k15, k16, k17
  case a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12
  case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20
  case f21, f22, f23, f24, f25, f26, f27, f28
  case v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17
  case n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16
  case n17
  case o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12
  case t1, t2, t3, t4, t5, t6, t7, t8, t9, t10
  case l1, l2, l3, l4, l5, l6, l7, l8
  case s1, s2, s3, s4, s5, s6, s7, s8, s9
  case s10, s11, s12, s13, s14, s15
  case s16, s17
  case b1, b2, b3, h1, h2
  case m1, m2, m3, m4, m5
  case w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14, w15, w16, w17, w18, w19, w20
  case w21, w22, w23, w24, w25, w26, w27, w28
  case x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13
  case y1, y2, y3, y4
  case r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12
  case u1, u2, u3, u4, u5, u6, u7, u8, u9, u10, u11, u12, u13, u14, u15, u16, u17, u18, u19, u20
  case u21, u22, u23, u24, u25, u26

  /// The name in the tables: `K4`.
  public var name: String {
    Rule.names[Int(rawValue)]
  }

  private static let names = """
    P1 P2 P3 P4 P5 P6 P7 P8 P9
    D1 D2 D3 D4 D5 D6 D7 D8
    G1 G2 G3 G4 G5 G6 G7 G8
    C1 C2 C3 C4 C5 C6 C7 C8 C9
    K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 K14 K15 K16 K17
    A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19 F20
    F21 F22 F23 F24 F25 F26 F27 F28
    V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 V14 V15 V16 V17
    N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11 N12 N13 N14 N15 N16
    N17
    O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12
    T1 T2 T3 T4 T5 T6 T7 T8 T9 T10
    L1 L2 L3 L4 L5 L6 L7 L8
    S1 S2 S3 S4 S5 S6 S7 S8 S9
    S10 S11 S12 S13 S14 S15
    S16 S17
    B1 B2 B3 H1 H2
    M1 M2 M3 M4 M5
    W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W15 W16 W17 W18 W19 W20
    W21 W22 W23 W24 W25 W26 W27 W28
    X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13
    Y1 Y2 Y3 Y4
    R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12
    U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 U17 U18 U19 U20
    U21 U22 U23 U24 U25 U26
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Whether the first row is before the second in the tables.
  public static func < (left: Rule, right: Rule) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Rule {
  /// Whether the row is about one kind of dialog: a sheet, a picker, a popover, or an alert that
  /// shows a task.
  public var isOfKind: Bool {
    (Rule.a1...Rule.a12).contains(self) || (Rule.v1...Rule.v17).contains(self)
      || (Rule.o1...Rule.t10).contains(self)
  }

  /// Whether the row is about several dialogs.
  public var isOfStacking: Bool {
    (Rule.k1...Rule.k17).contains(self) || (Rule.m1...Rule.m5).contains(self)
  }
}
